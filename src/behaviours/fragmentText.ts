/** The fragment of an address as text, without its number sign. What cannot be decoded, as “#%”, stays as it stands. */
export function fragmentText(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
