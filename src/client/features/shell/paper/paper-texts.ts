/** Words of the head of a printed page. */
export const paperTexts = {
  printedAt: 'تاریخ چاپ',
  printedBy: 'تهیه‌کننده',
};
