// Puts the YAML below a button on the clipboard; where the browser does not allow that, selects it.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    const yaml = button.nextElementSibling;
    if (!yaml) return;
    try {
      await navigator.clipboard.writeText(yaml.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(yaml);
    }
  });
}

export {};
