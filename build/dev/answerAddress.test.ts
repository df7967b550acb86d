import { describe, expect, it } from 'vitest';
import { answerAddress } from './answerAddress.ts';

const site = {
  locales: ['en', 'en-AE'],
  rules: [{ from: '/old', to: '/new/', status: 301, reason: 'It was renamed.' }],
  isRegional: (_: string, path: string) => path === '/contact/',
} satisfies Parameters<typeof answerAddress>[1];
const ask = (url: string, host = 'localhost:3000') => answerAddress({ url, host }, site);

describe('an address of the development server', () => {
  it('is redirected as the content says, with or without a slash and with its query', () => {
    expect(ask('/old')).toEqual({ status: 301, location: '/new/' });
    expect(ask('/old/?a=b')).toEqual({ status: 301, location: '/new/?a=b' });
  });

  it('shows the page of the region under its host, where the region has one', () => {
    expect(ask('/contact/?a=b', 'ae.localhost:4000')).toEqual({ url: '/_hosts/en-AE/contact/?a=b' });
    expect(ask('/about/', 'ae.localhost')).toBeUndefined();
    expect(ask('/contact/')).toBeUndefined();
    expect(ask('/contact/', '127.0.0.1')).toBeUndefined();
  });
});
