import type { ButtonProps } from './Button.tsx';

/** Named examples; each key gives the reason it exists. */
export const buttonExamples = {
  primary: { href: '/request-demo/', label: 'Book a demo' },
  secondary: { href: '/pricing/', label: 'See pricing', variant: 'secondary' },
  text: { href: '/product/connected-cmms/', label: 'See the platform', variant: 'text' },
  small: { href: '/request-demo/', label: 'Get a demo', size: 'small' },
  external: {
    href: 'https://help.lintel.example/',
    label: 'Help documents',
    variant: 'secondary',
    isExternal: true,
  },
  submit: { label: 'Send my request' },
  longLabel: {
    href: '/request-demo/',
    label: 'Book thirty minutes with an engineer who knows chilled water',
  },
} satisfies Record<string, ButtonProps>;
