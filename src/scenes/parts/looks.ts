/** A person's clothes and hair. A technician wears a helmet and a tool belt. */
export type Look =
  | 'short'
  | 'bun'
  | 'long'
  | 'skirt'
  | 'coat'
  | 'hijab'
  | 'kandura'
  | 'nurse'
  | 'child'
  | 'pupil'
  | 'elder'
  | 'technician';

export interface Dress {
  hair: 'short' | 'bun' | 'long' | 'scarf' | 'ghutra' | 'helmet' | 'cap';
  garment: 'trousers' | 'skirt' | 'coat' | 'robe' | 'tunic';
  build: 'broad' | 'slender';
  headSize?: number;
  carries?: 'belt' | 'rucksack' | 'stick';
}

export const looks: Record<Look, Dress> = {
  short: { hair: 'short', garment: 'trousers', build: 'broad' },
  bun: { hair: 'bun', garment: 'trousers', build: 'slender' },
  long: { hair: 'long', garment: 'coat', build: 'slender' },
  skirt: { hair: 'long', garment: 'skirt', build: 'slender' },
  coat: { hair: 'short', garment: 'coat', build: 'broad' },
  hijab: { hair: 'scarf', garment: 'robe', build: 'slender' },
  kandura: { hair: 'ghutra', garment: 'robe', build: 'broad' },
  nurse: { hair: 'bun', garment: 'tunic', build: 'slender' },
  child: { hair: 'long', garment: 'skirt', build: 'slender', headSize: 1.2 },
  pupil: { hair: 'short', garment: 'trousers', build: 'slender', headSize: 1.2, carries: 'rucksack' },
  elder: { hair: 'cap', garment: 'coat', build: 'broad', carries: 'stick' },
  technician: { hair: 'helmet', garment: 'trousers', build: 'broad', carries: 'belt' },
};
