/** Saves a file from the page; nothing is sent to a server. */
export function saveFile(name: string, type: string, contents: string | Uint8Array): void {
  const part = typeof contents === 'string' ? contents : new Uint8Array(contents);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
