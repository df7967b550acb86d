/**
 * Decodes the fragment of a URL, without its number sign. A fragment that cannot be decoded, such as “#%”, is returned
 * unchanged.
 */
export function fragmentText(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
