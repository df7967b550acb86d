/** A person's clothes, hair and build. A technician wears a helmet and a tool belt, and has a tool in hand. */
export type Look =
  | 'short'
  | 'bun'
  | 'long'
  | 'skirt'
  | 'coat'
  | 'afro'
  | 'ponytail'
  | 'stout'
  | 'hijab'
  | 'kandura'
  | 'nurse'
  | 'child'
  | 'pupil'
  | 'elder'
  | 'technician'
  | 'stout technician'
  | 'slight technician'
  | 'braided technician';

export type Build = 'slight' | 'slender' | 'broad' | 'stout';

export interface Dress {
  hair: 'short' | 'bun' | 'long' | 'afro' | 'ponytail' | 'scarf' | 'ghutra' | 'helmet' | 'cap';
  garment: 'trousers' | 'skirt' | 'coat' | 'robe' | 'tunic';
  build: Build;
  headSize?: number;
  carries?: 'belt' | 'rucksack' | 'stick';
  /** A braid below a helmet. */
  hasBraid?: boolean;
}

export const looks: Record<Look, Dress> = {
  short: { hair: 'short', garment: 'trousers', build: 'broad' },
  bun: { hair: 'bun', garment: 'trousers', build: 'slender' },
  long: { hair: 'long', garment: 'coat', build: 'slender' },
  skirt: { hair: 'long', garment: 'skirt', build: 'slender' },
  coat: { hair: 'short', garment: 'coat', build: 'broad' },
  afro: { hair: 'afro', garment: 'trousers', build: 'slight' },
  ponytail: { hair: 'ponytail', garment: 'trousers', build: 'slender' },
  stout: { hair: 'short', garment: 'coat', build: 'stout' },
  hijab: { hair: 'scarf', garment: 'robe', build: 'slender' },
  kandura: { hair: 'ghutra', garment: 'robe', build: 'broad' },
  nurse: { hair: 'bun', garment: 'tunic', build: 'slender' },
  child: { hair: 'long', garment: 'skirt', build: 'slender', headSize: 1.2 },
  pupil: { hair: 'short', garment: 'trousers', build: 'slender', headSize: 1.2, carries: 'rucksack' },
  elder: { hair: 'cap', garment: 'coat', build: 'broad', carries: 'stick' },
  technician: { hair: 'helmet', garment: 'trousers', build: 'broad', carries: 'belt' },
  'stout technician': { hair: 'helmet', garment: 'trousers', build: 'stout', carries: 'belt' },
  'slight technician': { hair: 'helmet', garment: 'trousers', build: 'slight', carries: 'belt' },
  'braided technician': {
    hair: 'helmet',
    garment: 'trousers',
    build: 'slender',
    carries: 'belt',
    hasBraid: true,
  },
};
