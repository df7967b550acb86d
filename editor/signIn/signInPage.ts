import { createHash } from 'node:crypto';

/** How people sign in, for the page on which they do. */
export type SignInWay = { kind: 'password' } | { kind: 'oidc'; provider: string };

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#f4f2ec,#16181a)}
main{inline-size:min(22rem,calc(100vw - 3rem));padding:2rem;background:light-dark(#fff,#222528);border-radius:8px}
h1{margin:0 0 1rem;font-size:1.4rem}
label{display:block;margin-block:1rem;font-weight:600}
input{display:block;box-sizing:border-box;inline-size:100%;min-block-size:44px;margin-block-start:.25rem;padding:0 .75rem;font:inherit;border:1px solid light-dark(#6b6b66,#9a9a94);border-radius:4px}
button,.go{display:block;box-sizing:border-box;inline-size:100%;min-block-size:44px;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#fff;background:#1d4f43;border:0;border-radius:4px;cursor:pointer}
.notice{padding:.75rem 1rem;color:light-dark(#7a1f12,#ffc9bf);background:light-dark(#fbe9e4,#41211b);border-radius:4px}
`;

/** Policy of the page: nothing but its own style and form. */
export const SIGN_IN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const FORM = `<form method="post" action="/edit/sign-in">
<label>Your name <input name="name" autocomplete="name" required maxlength="80"></label>
<label>Your email address <input name="email" type="email" autocomplete="email" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button></form>
<p>Your name and address are written into what you publish.</p>`;

/** The page on which people sign in, with a message about what happened before. */
export function signInPage(way: SignInWay, notice = ''): string {
  const choice =
    way.kind === 'password'
      ? FORM
      : `<a class="go" href="/edit/sign-in/start">Sign in with ${escaped(way.provider)}</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Sign in to the editor</title><style>${STYLE}</style></head>
<body><main><h1>Sign in to the editor</h1>
${notice && `<p class="notice" role="alert">${escaped(notice)}</p>`}
${choice}</main></body></html>`;
}
