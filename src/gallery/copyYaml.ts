// Copies the YAML below a button to the clipboard, or selects it if the browser does not allow that.
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
