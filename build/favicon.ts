import { theme } from '../config/theme.ts';

const { mark, colors } = theme;
const [left, top, width, height] = mark.box;
const side = Math.max(width, height);
const box = [left - (side - width) / 2, top - (side - height) / 2, side, side].join(' ');

/** The brand's mark in a square, colored for the browser's light or dark tab. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>path{fill:${colors.day.ink}}@media(prefers-color-scheme:dark){path{fill:${colors.night.ink}}}</style><path d="${mark.path}"/></svg>`;
