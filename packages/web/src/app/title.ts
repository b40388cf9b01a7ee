let title = '';
let sign = '';

/** The title of the page, and what stands before it while something waits for the person. */
function write(): void {
  document.title = sign === '' ? title : `${sign} · ${title}`;
}

export function setTitle(text: string): void {
  title = text;
  write();
}

export function setTitleSign(text: string): void {
  sign = text;
  write();
}
