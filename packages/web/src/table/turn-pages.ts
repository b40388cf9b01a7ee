/** A turn takes so many milliseconds. */
const TURN = 260;

/** Quick at first, gentle at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Turns a strip of pages to one of them, frame by frame. The browser's own smooth scrolling ends without a word when
 * something else moves or measures the strip, and nobody knows then which page is seen. Returns what stops it.
 */
export function turnPages(strip: HTMLElement, index: number, onDone: () => void): () => void {
  const from = strip.scrollLeft / strip.clientWidth;
  // While pages turn, none of them draws the strip to itself.
  strip.style.scrollSnapType = 'none';
  let began: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    began ??= now;
    const part = Math.min(1, (now - began) / TURN);
    const at = from + (index - from) * eased(part);
    strip.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else {
      strip.style.scrollSnapType = '';
      onDone();
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    strip.style.scrollSnapType = '';
  };
}
