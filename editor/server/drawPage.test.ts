import { expect, it } from 'vitest';
import { cutPage } from './drawPage.ts';

const PAGE = `<!doctype html><html lang="en" dir="ltr"><head><title>A &amp; B</title><meta name="description" content="What &#39;it&#39; is"><link rel="canonical" href="https://www.lintel.example/a/"><style>h1{color:red}</style><script>x()</script></head>
<body><header>Menu</header><main id="main"><nav>Home</nav><!--section 0--><section>One</section><!--first-view-end--><!--section 2--><section>Two<script>y()</script></section></main><footer>End</footer></body></html>`;

it('cuts a page at its sections, and leaves scripts out', () => {
  expect(cutPage(PAGE)).toEqual({
    head: '<style>h1{color:red}</style>',
    headVersion: expect.stringMatching(/^[\w-]{22}$/),
    title: 'A & B',
    description: "What 'it' is",
    address: 'https://www.lintel.example/a/',
    root: 'lang="en" dir="ltr"',
    before: '<header>Menu</header><main id="main"><nav>Home</nav>',
    sections: { 0: '<section>One</section>', 2: '<section>Two</section>' },
    after: '</main><footer>End</footer>',
  });
});
