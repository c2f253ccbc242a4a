import type { Platform } from '../../core/people/platforms.ts';
import { categoryRoots } from '../catalog/category/roots.ts';

export interface MenuItem {
  /** Stable; groups have multiples of 100. */
  id: number;
  title: string;
  /** Absent for a group that only expands. */
  route?: string;
  /** Name of a glyph. */
  icon?: string;
  /** @default both */
  platforms?: Platform[];
  children?: MenuItem[];
}

/** The menu of the public site; its addresses are routes of the specification. */
export const menuItems: readonly MenuItem[] = [
  {
    id: 100,
    title: 'دسته‌ها',
    icon: 'product',
    children: categoryRoots.map((root, index) => ({
      id: 101 + index,
      title: root.name,
      route: `/category/categoryType/${root.categoryType}`,
      icon: root.glyph,
    })),
  },
  {
    id: 200,
    title: 'تأمین‌کنندگان',
    icon: 'service',
    children: [
      { id: 201, title: 'فروشندگان کالا و تجهیزات', route: '/suppliers/Product', icon: 'product' },
      { id: 202, title: 'کارگاه‌ها و تولیدکنندگان', route: '/suppliers/IndustrialService', icon: 'machining' },
      { id: 203, title: 'مشاوران و طراحان', route: '/suppliers/ConsultingService', icon: 'consulting' },
      { id: 204, title: 'ناشران استاندارد و اسناد', route: '/suppliers/ElectronicDocument', icon: 'standard' },
    ],
  },
  {
    id: 300,
    title: 'راهنما',
    icon: 'training',
    children: [
      { id: 301, title: 'راسته چگونه کار می‌کند', route: '/how-it-work', icon: 'training' },
      { id: 302, title: 'پرسش‌های پرتکرار', route: '/faq', icon: 'consulting' },
      { id: 303, title: 'ویدئوها', route: '/videos', icon: 'lab' },
      { id: 305, title: 'مطالب', route: '/contents', icon: 'book' },
      { id: 304, title: 'جست‌وجو با شرح نیاز', route: '/ai', icon: 'automation' },
    ],
  },
  {
    id: 400,
    title: 'دربارهٔ راسته',
    icon: 'document',
    children: [
      { id: 401, title: 'دربارهٔ ما', route: '/page/about', icon: 'document' },
      { id: 402, title: 'تماس با ما', route: '/page/contact', icon: 'document' },
      { id: 403, title: 'شرایط استفاده', route: '/page/terms', icon: 'document' },
      { id: 404, title: 'حریم خصوصی', route: '/page/privacy', icon: 'document' },
      { id: 405, title: 'بازخورد شما', route: '/feedback', icon: 'book' },
    ],
  },
];
