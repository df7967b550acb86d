// Loads the thumbnails in view one at a time: under npm run dev, each is a page of hundreds of files.
const waiting: HTMLIFrameElement[] = [];
let isLoading = false;

function loadNext(): void {
  const frame = isLoading ? undefined : waiting.shift();
  const address = frame?.dataset['src'];
  if (!frame || !address) return;
  isLoading = true;
  frame.addEventListener(
    'load',
    () => {
      isLoading = false;
      loadNext();
    },
    { once: true },
  );
  frame.src = address;
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.push(target as HTMLIFrameElement);
  }
  loadNext();
});

for (const frame of document.querySelectorAll('iframe[data-src]')) observer.observe(frame);

export {};
