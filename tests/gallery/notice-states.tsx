import { NoSavedCopy, ReadFailed } from '../../src/client/offline/saved-reads/saved-copy.tsx';
import { Button, buttonClass } from '../../src/client/ui/kit/button.tsx';
import { Message } from '../../src/client/ui/kit/message.tsx';
import { Notice, noticeListClass } from '../../src/client/ui/kit/notice.tsx';
import { Section, State } from './state.tsx';

const nothing = () => {};

export const NoticeStates = () => (
  <Section heading="پیام‌ها">
    <State name="خالی" as="block">
      <Notice heading="کالایی با این شرط‌ها نیست" hint="یکی از شرط‌ها را بردارید.">
        <a href="#top" className={buttonClass()}>
          برداشتن همهٔ شرط‌ها
        </a>
      </Notice>
    </State>
    <State name="خالی با فهرست راه‌ها" as="block">
      <Notice
        heading="هنوز مطلبی نیست"
        more={
          <ul className={noticeListClass}>
            <li>
              <a href="#top">کالاهای این دسته</a>
              <span>۴۳۵ کالا</span>
            </li>
            <li>
              <a href="#top">استاندارد و اسناد صنعتی</a>
            </li>
          </ul>
        }
      />
    </State>
    <State name="بی نسخهٔ ذخیره‌شده" as="block">
      <NoSavedCopy onRetry={nothing} />
    </State>
    <State name="ناموفق" as="block">
      <ReadFailed requestId="01941f54" onRetry={nothing} />
    </State>
    <State name="خط پیام" as="block">
      <Message tone="info">هنوز چیزی در این دسته عرضه نشده است.</Message>
      <Message
        tone="new"
        action={
          <Button look="quiet" onClick={nothing}>
            پاک کردن
          </Button>
        }
      >
        نوشتهٔ پیشین شما بازگردانده شد.
      </Message>
      <Message tone="done">ثبت شد.</Message>
      <Message tone="failed">
        <p>مرورگر اجازه نداد.</p>
        <p>از تنظیمات مرورگر اجازه دهید.</p>
      </Message>
    </State>
  </Section>
);
