import { classNames } from '../../../../ui/kit/class-names.ts';

/** The class of what has room from a width of the list on, see `column-room.module.css`. */
export const roomClass = ({ room }: { room?: number | undefined }, className?: string): string =>
  classNames(className, room !== undefined && `room${room}`);
