import { fontFaces } from './fonts.ts';

/**
 * The first styles of every document: the order of the cascade layers, which must be declared before any stylesheet
 * adds to one, and the fonts.
 */
export const headStyle = `@layer reset,tokens,base,ui,chrome,sections;${fontFaces}`;
