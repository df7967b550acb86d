/** A file of the library, with what is written about it and the content files that show it. */
export interface LibraryFile {
  path: string;
  kind: 'picture' | 'document' | 'film';
  bytes: number;
  alt?: string;
  focus?: [number, number];
  usedIn: string[];
}

/** Whether a file is a picture that browsers show. */
export const isPicture = (path: string): boolean => /\.(?:avif|jpe?g|png|svg|webp)$/i.test(path);

/** Where the editor’s pages find a file of content/media, by its path with or without that folder. */
export const addressOfMedia = (path: string): string =>
  `/edit/media/${path
    .replace(/^media\//, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
