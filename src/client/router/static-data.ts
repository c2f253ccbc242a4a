declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** HTTP status of the server's page. @default 200 */
    status?: number;
    /** `empty`: no header, menu or footer. */
    layout?: 'empty';
    /** The page stays mounted, hidden behind the page that opens from it. @default false */
    staysMounted?: boolean;
  }
}

export {};
