/** Where test runs leave reports and data: each in a folder of its own when two run at the same time. */
export const TEST_FOLDER = process.env['TEST_FOLDER'] ?? '.cache/test';
