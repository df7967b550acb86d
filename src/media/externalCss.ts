import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import postcss from 'postcss';

const OPENING: ReadonlySet<TokenType> = new Set([
  TokenType.Function,
  TokenType.OpenParen,
  TokenType.OpenSquare,
  TokenType.OpenCurly,
]);

const CLOSING: ReadonlySet<TokenType> = new Set([
  TokenType.CloseParen,
  TokenType.CloseSquare,
  TokenType.CloseCurly,
]);

/** Whether a token refers to anything outside the file; `bracket` is the innermost one around it. */
function isExternal(token: CSSToken, bracket: TokenType | undefined): boolean {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return token[4].value.toLowerCase() === 'import';
    case TokenType.BadURL:
      return true;
    case TokenType.URL:
      return !token[4].value.startsWith('#');
    case TokenType.String:
      // An address in url(), src(), image-set() or any future function.
      return (
        (bracket === TokenType.Function || bracket === TokenType.OpenParen) && !token[4].value.startsWith('#')
      );
    default:
      return false;
  }
}

/** Whether CSS (a value or a stylesheet) refers to anything outside the file, even if escaped. */
export function hasExternalCss(css: string): boolean {
  const brackets: TokenType[] = [];
  for (const token of tokenize({ css })) {
    if (isExternal(token, brackets.at(-1))) return true;
    if (OPENING.has(token[0])) brackets.push(token[0]);
    else if (CLOSING.has(token[0])) brackets.pop();
  }
  return false;
}

/** A stylesheet, or the declarations of a style attribute, without external references. */
export function withoutExternalCss(css: string): string {
  let sheet: postcss.Root;
  try {
    sheet = postcss.parse(css);
  } catch {
    return '';
  }
  sheet.walkAtRules((rule) => {
    if (hasExternalCss(`@${rule.name} ${rule.params}`)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (hasExternalCss(declaration.value)) declaration.remove();
  });
  const rest = sheet.toString();
  // What browsers parse differently than the parser.
  return hasExternalCss(rest) ? '' : rest;
}
