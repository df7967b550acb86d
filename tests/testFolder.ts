/** Where test runs write reports and data: in separate folders when two run at the same time. */
export const TEST_FOLDER = process.env['TEST_FOLDER'] ?? '.cache/test';
