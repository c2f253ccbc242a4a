import { useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { useOnDevice } from './device/use-on-device.ts';
import { buttonClass } from './kit/button.tsx';

export interface ObjectControlsProps {
  objectType: ObjectType;
  objectId: string;
  /** How the object is shown where the user keeps it. */
  object: { title: string; slug: string; glyph: string | null };
}

export type ObjectControlsPart = ComponentType<ObjectControlsProps>;

/** What a user can do with any object. The room is there before its chunk is. */
export function ObjectControls(props: ObjectControlsProps) {
  const { ObjectControls: Part } = useRouter().options.context;
  const room = <span className={buttonClass('tile')} />;
  return useOnDevice() ? (
    <Suspense fallback={room}>
      <Part {...props} />
    </Suspense>
  ) : (
    room
  );
}
