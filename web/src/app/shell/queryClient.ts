import { QueryClient } from '@tanstack/react-query'

/** Nothing is asked again behind the applicant's back: every call here changes or decides something. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  })
