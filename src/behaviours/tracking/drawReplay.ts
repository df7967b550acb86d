const KEY = 'replay';

/**
 * Whether this session is recorded: drawn once, by share (0 to 1), and kept for the session. A browser that stores
 * nothing is not recorded, because it would be drawn anew on every page.
 */
export function drawReplay(
  share: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  random: () => number = Math.random,
): boolean {
  try {
    const memory = storage();
    const drawn = memory.getItem(KEY) ?? (random() < share ? 'yes' : 'no');
    memory.setItem(KEY, drawn);
    return drawn === 'yes';
  } catch {
    return false;
  }
}
