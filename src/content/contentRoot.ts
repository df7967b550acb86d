/** Path of the content, relative to the folder that every script of this package runs in. */
export const contentRoot = (): string => process.env['SITE_CONTENT'] ?? 'content';
