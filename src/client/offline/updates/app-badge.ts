const counts = new Map<string, number>();

/**
 * Sets the badge of the installed app's icon to the sum of all features' counts. A no-op without the Badging API.
 * @param source the feature, whose next count replaces this one
 */
export function setBadgeCount(source: string, count: number): void {
  if (count > 0) counts.set(source, count);
  else counts.delete(source);
  const sum = [...counts.values()].reduce((all, one) => all + one, 0);
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const change = sum > 0 ? setAppBadge?.call(navigator, sum) : clearAppBadge?.call(navigator);
  change?.catch(() => {});
}
