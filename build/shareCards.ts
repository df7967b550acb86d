export async function makeShareCards(_cards: readonly unknown[], _out: string): Promise<void> {}
