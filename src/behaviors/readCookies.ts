/** The document's cookies as one string; empty if the browser blocks site data, where reading them throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
