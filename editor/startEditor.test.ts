import { expect, it, onTestFinished, vi } from 'vitest';

vi.mock('./editing.ts', () => ({ editing: vi.fn() }));
vi.mock('./server/uiBundle.ts', () => ({
  bundleUi: () => Promise.reject(new Error('Cannot find package "a"')),
}));
vi.mock('../build/dev/startDevelopment.ts', () => ({
  startDevelopment: () => Promise.resolve('http://localhost:1/'),
}));

it('ends with the reason, and is never ready, if its scripts cannot be bundled', async () => {
  const say = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  onTestFinished(() => {
    say.mockRestore();
    exit.mockRestore();
  });
  const { startEditor } = await import('./startEditor.ts');
  await expect(startEditor()).rejects.toThrow('exit 1');
  expect(say).toHaveBeenCalledWith('The editor was not bundled: Error: Cannot find package "a"');
});
