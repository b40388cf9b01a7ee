import type { Page } from 'playwright-core';
import { lookingAt } from './eyes';

/** Small texts, and large ones (WCAG 2.2, 1.4.3); letters drawn by pixels lose a little at their edges. */
const LEAST = { small: 4.5, large: 3 } as const;
const LOST_AT_EDGES = 0.4;

/**
 * Texts that stand out too little from what is really painted behind them: pictures, gradients and transparency
 * included. Measured on the pixels of a screenshot: the commonest of a text's box is its ground, the farthest from it
 * the ink. What cannot be chosen now may be dimmed.
 */
export async function lowContrast(page: Page): Promise<string[]> {
  const picture = await lookingAt(page, () => page.screenshot({ animations: 'disabled' }));
  const shot = picture.toString('base64');
  return page.evaluate(
    async ({ shot, least, lost }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
      const scale = image.width / innerWidth;
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (pen === null) return ['no canvas'];
      pen.drawImage(image, 0, 0);
      const part = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const light = (rgb: number) =>
        0.2126 * part(rgb >> 16) + 0.7152 * part((rgb >> 8) & 255) + 0.0722 * part(rgb & 255);
      const contrast = (a: number, b: number) =>
        (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const around = node.parentElement;
        if (!/[\p{L}\p{N}]/u.test(text) || around === null) continue;
        if (around.closest('.sr-only, [hidden], [inert], :disabled, .refused, [aria-disabled="true"], svg'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [box] = range.getClientRects();
        if (box === undefined || box.width < 4 || box.height < 6) continue;
        // Covered, scrolled away, or outside of the window, if only in part.
        const seen = [box.top + 1, box.top + box.height / 2, box.bottom - 1].every((y) => {
          const onTop = document.elementFromPoint(box.left + box.width / 2, y);
          return (
            onTop !== null &&
            (around.contains(onTop) || (onTop.contains(around) && !onTop.matches('dialog, main, body')))
          );
        });
        if (!seen) continue;
        const { data } = pen.getImageData(
          Math.round(box.left * scale),
          Math.round(box.top * scale),
          Math.max(1, Math.round(box.width * scale)),
          Math.max(1, Math.round(box.height * scale)),
        );
        const counts = new Map<number, number>();
        for (let i = 0; i < data.length; i += 4) {
          const rgb = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
          counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
        }
        const [ground = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
        const ink = Math.max(...[...counts.keys()].map((rgb) => contrast(rgb, ground)));
        const { fontSize, fontWeight } = getComputedStyle(around);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        if (ink < (large ? least.large : least.small) - lost)
          found.push(`${ink.toFixed(2)} ${around.className}: ${text.slice(0, 40)}`);
      }
      return found;
    },
    { shot, least: LEAST, lost: LOST_AT_EDGES },
  );
}
