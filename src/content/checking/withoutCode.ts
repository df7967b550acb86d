/** Blanks out the code in Markdown, which may contain anything. Lines keep their numbers. */
export const withoutCode = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
