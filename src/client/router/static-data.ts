declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** HTTP status of the page on the server. @default 200 */
    status?: number;
    /** `empty`: without header, menu and footer. */
    layout?: 'empty';
    /** Stays behind the pages opened from it. @default false */
    isKept?: boolean;
  }
}

export {};
