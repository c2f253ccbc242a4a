import { useState } from 'react';
import { Icon } from '../../src/client/ui/image/icon.tsx';
import { Button, type ButtonLook, buttonClass, IconButton } from '../../src/client/ui/kit/button.tsx';
import { ChipRow, chipClass, chipCountClass, chipListClass, chosenChipClass } from '../../src/client/ui/kit/chip.tsx';
import { Segmented, segmentClass, segmentedClass } from '../../src/client/ui/kit/fields/segmented.tsx';
import { RemovableChip } from '../../src/client/ui/kit/removable-chip.tsx';
import { TabNav, tabClass } from '../../src/client/ui/kit/tabs.tsx';
import { Section, State } from './state.tsx';

const looks: Partial<Record<ButtonLook, string>> = {
  primary: 'ثبت یادداشت',
  accent: 'درخواست قیمت',
  secondary: 'نمایش بیشتر',
  quiet: 'پاک کردن',
  link: 'همهٔ کالاها',
  danger: 'حذف',
};
const named = Object.entries(looks) as [ButtonLook, string][];
const categories = [
  'بلبرینگ و رولبرینگ',
  'پیچ، مهره و اتصالات',
  'لوله و فلنج',
  'شیرآلات صنعتی',
  'الکتروموتور و درایو',
  'آب‌بندی',
];
const schemes = [
  { value: 'light', label: 'روشن' },
  { value: 'dark', label: 'تیره' },
  { value: 'auto', label: 'خودکار' },
] as const;

export function ButtonStates() {
  const [scheme, setScheme] = useState<'light' | 'dark' | 'auto'>('light');
  return (
    <Section heading="دکمه‌ها و تراشه‌ها">
      <State name="دکمه">
        {named.map(([look, words]) => (
          <Button key={look} look={look}>
            {words}
          </Button>
        ))}
      </State>
      <State name="فشرده">
        {named.map(([look, words]) => (
          <Button key={look} look={look} size="compact">
            {words}
          </Button>
        ))}
      </State>
      <State name="پیوندی به شکل دکمه">
        {named.map(([look, words]) => (
          <a key={look} href="#top" className={buttonClass(look)}>
            {words}
          </a>
        ))}
      </State>
      <State name="غیرفعال">
        {named.map(([look, words]) => (
          <Button key={look} look={look} disabled>
            {words}
          </Button>
        ))}
      </State>
      <State name="در حال کار">
        {named.map(([look, words]) => (
          <Button key={look} look={look} isBusy>
            {words}
          </Button>
        ))}
      </State>
      <State name="گزیده">
        <Button aria-pressed="true">پمپ سانتریفیوژ</Button>
        <Button aria-pressed="false">پمپ دنده‌ای</Button>
      </State>
      <State name="نشانه">
        <IconButton label="بستن">
          <Icon name="close" />
        </IconButton>
        <IconButton label="هم‌رسانی" look="tile">
          <Icon name="share" size={22} />
        </IconButton>
        <IconButton label="بازگشت" disabled>
          <Icon name="forward" />
        </IconButton>
        <Button look="bare">بی‌چهره</Button>
      </State>
      <State name="تراشه‌های پیوند" as="block">
        <ChipRow label="دسته‌ها">
          <li>
            <a href="#top" className={chipClass} aria-current="page">
              همهٔ دسته‌ها
            </a>
          </li>
          {categories.map((name, index) => (
            <li key={name}>
              <a href="#top" className={chipClass}>
                <bdi>{name}</bdi>
                <span className={chipCountClass}>{index + 1}</span>
              </a>
            </li>
          ))}
        </ChipRow>
      </State>
      <State name="تراشه‌های گزیده" as="block">
        <ul className={chipListClass}>
          <li>
            <a href="#top" className={chosenChipClass} aria-label="برداشتن رزوه M8">
              رزوه: M8
              <Icon name="close" size={16} />
            </a>
          </li>
          <li>
            <span className={chipClass}>بی‌پیوند</span>
          </li>
          <RemovableChip isMain>
            <Button look="bare">بلبرینگ شیار عمیق</Button>
          </RemovableChip>
          <RemovableChip isAssumed removeLabel="برداشتن قطر" onRemove={() => {}}>
            <Button look="bare">قطر داخلی ۲۵ میلی‌متر</Button>
          </RemovableChip>
        </ul>
      </State>
      <State name="بخش‌های کنار هم">
        <Segmented legend="رنگ صفحه" name="scheme" options={schemes} value={scheme} onChoose={setScheme} />
        <nav className={segmentedClass} aria-label="شیوهٔ نمایش">
          <a href="#top" className={segmentClass} aria-current="true">
            <Icon name="rows" size={20} />
            <span className="visually-hidden">جدول</span>
          </a>
          <a href="#top" className={segmentClass}>
            <Icon name="categories" size={20} />
            <span className="visually-hidden">تصویری</span>
          </a>
        </nav>
      </State>
      <State name="زبانه‌ها" as="block">
        <TabNav label="گونه‌های نتیجه">
          {['کالاها', 'تأمین‌کنندگان', 'دسته‌ها', 'مطالب'].map((name, index) => (
            <a key={name} href="#top" className={tabClass} aria-current={index === 0 ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </TabNav>
      </State>
    </Section>
  );
}
