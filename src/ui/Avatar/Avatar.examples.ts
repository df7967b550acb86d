import type { AvatarProps } from './Avatar.tsx';

/** Named examples: each exists for the reason its key says. */
export const avatarExamples = {
  inLine: { name: 'Salma Darwish' },
  besideBiography: { name: 'Salem Al Rayes', size: 'large' },
} satisfies Record<string, AvatarProps>;
