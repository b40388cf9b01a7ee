const KEY = 'sietch.record';

/** The record this tab is watching, which survives a reload but not the tab. */
export function keptRecord(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepRecord(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser without storage, or a record too long for it: a reload goes home.
  }
}
