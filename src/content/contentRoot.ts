/** Path of the content, relative to the folder that every script of this package runs in. */
export const CONTENT_ROOT = process.env['SITE_CONTENT'] ?? 'content';
