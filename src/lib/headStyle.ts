import { fontFaces } from './fonts.ts';

/**
 * First style of every document: the order of the cascade's layers, which must be known before any sheet adds to one,
 * and the typefaces.
 */
export const headStyle = `@layer reset,tokens,base,ui,chrome,sections;${fontFaces}`;
