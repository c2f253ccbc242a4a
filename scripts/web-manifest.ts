import type { ManifestOptions } from 'vite-plugin-pwa';

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'راسته، بازار صنعت',
  short_name: 'راسته',
  description: 'کالا، خدمات، مشاوره و استاندارد صنعتی؛ روی گوشی، حتی بدون شبکه.',
  lang: 'fa',
  dir: 'rtl',
  start_url: '/?from=home-screen',
  scope: '/',
  display: 'standalone',
  display_override: ['window-controls-overlay', 'standalone'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  handle_links: 'preferred',
  background_color: '#F7F8F6',
  theme_color: '#0F5B66',
  categories: ['business', 'shopping', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/badge-96.png', sizes: '96x96', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'فهرست کالا روی گوشی',
    },
    {
      src: '/screenshots/desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'صفحهٔ نخست راسته',
    },
  ],
  shortcuts: [
    {
      name: 'جست‌وجو',
      url: '/?search=1&from=shortcut',
      icons: [{ src: '/icons/shortcut-search-96.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'دسته‌های کالا',
      short_name: 'دسته‌ها',
      url: '/category/categoryType/Product?from=shortcut',
      icons: [{ src: '/icons/shortcut-categories-96.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'آخرین بازدیدها',
      url: '/?visits=1&from=shortcut',
      icons: [{ src: '/icons/shortcut-visits-96.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
  share_target: {
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
};
