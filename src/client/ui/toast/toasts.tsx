import closeButtonCss from '@mantine/core/styles/CloseButton.css?inline';
import notificationCss from '@mantine/core/styles/Notification.css?inline';
import { randomId } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import notificationsCss from '@mantine/notifications/styles.css?inline';
import { useEffect } from 'react';
import { texts } from '../../texts/app-texts.ts';
import { addStyles } from '../add-styles.ts';
import { Icon, type IconName } from '../image/icon.tsx';
import { Button } from '../kit/button.tsx';
import { MantineParts } from '../mantine/mantine-parts.tsx';
import { TOAST_MS, type Toast, type ToastKind, takeToasts, waitingToasts } from './toast.ts';
import ownCss from './toasts.css?inline';

const TOASTS_MAX = 3;
const icons: Record<ToastKind, IconName> = { info: 'info', done: 'done', failed: 'failed' };

addStyles([closeButtonCss, notificationCss, notificationsCss, ownCss].join('\n'));

/** In the dock. */
export default function Toasts() {
  useEffect(() => {
    const drawAll = () => {
      for (const toast of takeToasts()) draw(toast);
    };
    drawAll();
    return waitingToasts.subscribe(drawAll);
  }, []);
  return (
    <MantineParts>
      <Notifications
        className="toasts"
        position="bottom-left"
        withinPortal={false}
        autoClose={TOAST_MS}
        limit={TOASTS_MAX}
        pauseResetOnHover="notification"
        withAutoCloseProgress
      />
    </MantineParts>
  );
}

function draw({ id: given, text, kind = 'info', actionLabel, onAction, durationMs = TOAST_MS }: Toast): void {
  const id = given ?? randomId();
  const data = {
    id,
    message: (
      <>
        <span>{text}</span>
        {actionLabel && (
          <Button
            size="compact"
            onClick={() => {
              notifications.hide(id);
              onAction?.();
            }}
          >
            {actionLabel}
          </Button>
        )}
      </>
    ),
    icon: <Icon name={icons[kind]} size={20} />,
    className: `toast toast-${kind}`,
    role: kind === 'failed' ? 'alert' : 'status',
    autoClose: Number.isFinite(durationMs) ? durationMs : false,
    closeButtonProps: { 'aria-label': texts.shell.close },
  };
  notifications.show(data);
  // An open toast is not shown again, but its text may change.
  notifications.update(data);
}
