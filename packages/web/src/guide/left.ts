const KEY = 'sietch.guide';

/** Whoever has sent the guide away is not met by it again after a reload, only in a new lesson. */
export function hasLeftGuide(): boolean {
  try {
    return localStorage.getItem(KEY) === 'left';
  } catch {
    return false;
  }
}

export function leaveGuide(): void {
  try {
    localStorage.setItem(KEY, 'left');
  } catch {
    // A browser without storage forgets: the guide comes back after a reload.
  }
}

export function welcomeGuide(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
